export { Refusal } from '@xinpu/contract/refusal'
export { example, mock, mocks, type MockTerms } from './mock.ts'
