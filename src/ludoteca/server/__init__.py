"""The server: tables for browsers and bots (`ludoteca serve`). Its rooms, each of which imports only from those to its
left:

    wire <- store <- limits <- matches <- thinking <- lobby <- archive <- service <- messages <- doors

`wire` holds what crosses the network, `store` what is kept, `limits` how much one address may ask for, `matches` the
matches in play and what each reader is shown of them, `thinking` bots and reviews with the processes they think in,
`lobby` tables before and around their matches, `archive` replays, records, reviews and puzzles. `service` puts them
together, `messages` says what each message of a `guest` does, `doors` are HTTP and websockets. Below them all lie
`logs`, `metrics`, `duties`, `summary` and `errors`; `settings` needs the store alone; `run` opens the doors on a
port."""
