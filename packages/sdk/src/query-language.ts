export * from '@xinpu/trade/query'
