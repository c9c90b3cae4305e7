export { listen, type ListenTerms } from './listen.ts'
