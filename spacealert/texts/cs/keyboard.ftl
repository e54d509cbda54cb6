### Co znamenají písmena tohoto jazyka tam, kde se myslí latinské písmeno nebo číslice: dvojice písmene a jeho významu.

# Číslice na téže klávese, když zůstalo české rozložení.
keyboard-keys = ě2 š3 č4 ř5 ž6 ý7 á8 í9 é0
