export * from '@xinpu/trade/address-text'
