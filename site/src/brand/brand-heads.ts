// One door: the address of each file that routes fetch later is carried by every page.
export { companyHead } from './company-head.ts'
export { contactHead } from './contact-head.ts'
export { homeHead } from './home-head.ts'
export { sellersHead } from './sellers-head.ts'
export { specsHead } from './specs-head.ts'
