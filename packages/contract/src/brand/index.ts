export * from './brand.ts'
export * as company from './company.ts'
export * as directory from './directory.ts'
export * as mine from './mine.ts'
