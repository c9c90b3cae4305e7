export * as config from './config.ts'
export * as hotWord from './hot-word.ts'
export * as navigation from './navigation.ts'
