export * from '@xinpu/trade/demand-text'
