export * from '@xinpu/trade/bom'
