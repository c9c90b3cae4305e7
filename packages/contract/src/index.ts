export * as account from './account/index.ts'
export * as brand from './brand/index.ts'
export * as datasheet from './datasheet/index.ts'
export * as portal from './portal/index.ts'
