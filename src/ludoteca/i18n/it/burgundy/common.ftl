# Risposte che hanno più espansioni.

act-pick = { $known ->
    [no] Prendi la tessera sul posto { $a } del deposito nero
   *[yes] Prendi { $tile_the } dal deposito nero, posto { $a }
}
    .group = Prendi dal deposito nero
    .item = { $a } { $tile }
    .do = Prendi
act-done = Ecco tutto

# At the browser’s table: what is mine by expansions.
web-bu-shelf = In più
web-bu-powers-short = Poteri
web-bu-powers = { $count ->
    [one] Un potere che puoi usare ora
   *[other] { $count } poteri che puoi usare ora
}
web-bu-power-which = Scegli qui accanto come usarlo.
web-key-shields = agli scudi e ai poteri
