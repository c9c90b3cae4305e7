import { post } from '../endpoint.ts'
import { BrandEdit } from './mine.ts'
import { SpecBrand } from './brand.ts'

/** What is absent stays as it is; a brand that nobody holds is changed here alone. */
export const edit = post('/admin/brand/edit', 'Changes a brand at the desk, whoever holds it.', {
  access: 'admin',
  idempotent: 'yes',
  input: BrandEdit,
  output: SpecBrand,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/specBrand', '/chip/specification/brands'],
})
