export * from './brand.ts'
