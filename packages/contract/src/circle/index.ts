export * as circle from './circle.ts'
export * as trend from './trend.ts'
