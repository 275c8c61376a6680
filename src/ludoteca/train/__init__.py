"""Training of networks by self-play (`ludoteca[train]`): nothing else imports it, and nobody needs it to play.

Workers step many games side by side (`tables`, compiled) and write what the asked seats see into shared memory; one
process runs the network for all of them (`rollout`), learns from what came of its answers (`ppo`), and keeps
checkpoints (`run`).
"""
