export { example, mock, mocks, type MockTerms } from './mock.ts'
export { Refusal, type RefusalCode } from './refusal.ts'
