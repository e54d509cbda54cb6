resolution-way = { $who }: cesta lodí
resolution-wall = Tah { $turn }: tím směrem nevedou dveře
