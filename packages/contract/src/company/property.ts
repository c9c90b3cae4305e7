import { get } from '../endpoint.ts'
import { openRows } from './row.ts'

export const trademark = get('/tyc/services/trademark', 'The trade marks of a company.', openRows)

export const patent = get('/tyc/services/patent', 'The patents of a company.', openRows)

export const copyright = get('/tyc/services/copyright', 'The registered works of a company.', openRows)

export const softwareCopyright = get('/tyc/services/softwareCopyright', 'The software of a company.', openRows)

export const website = get('/tyc/services/website', 'The sites a company registered (ICP).', openRows)
