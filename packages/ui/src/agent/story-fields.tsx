import { TextField } from '../primitives/TextField/TextField.tsx'
import type { BrandField } from './brand-field.ts'
import { brands } from './story-data.ts'

/** A plain field in the place of the one that finds brands: a short name that is typed in full is picked. */
export const brandText = ({ label, value, onChange, name, error, isRequired }: BrandField) => (
  <TextField
    label={label}
    name={name}
    value={value?.name ?? ''}
    onChange={(typed) => onChange(brands.find((brand) => brand.name === typed) ?? (typed ? { name: typed } : null))}
    error={error}
    isRequired={isRequired}
  />
)

/** A store that takes whatever it is given. */
export const stored = async (file: File) => ({
  url: `/files/${file.name}`,
  name: file.name,
  size: file.size,
  fileType: 'png',
  key: file.name,
})
