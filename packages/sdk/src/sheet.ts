export * from '@xinpu/trade/sheet'
