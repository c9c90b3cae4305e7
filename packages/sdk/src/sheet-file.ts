export * from '@xinpu/trade/sheet-file'
