resolution-way = { $who }: cesta lodí
resolution-wall = Tah { $turn }: tím směrem nevedou dveře
resolution-again = Letět znovu
resolution-next = Dál: { $mission }
resolution-best-here = Vaše nejlepší skóre: { $points }
