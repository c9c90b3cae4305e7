import { useState } from 'react'
import { unlisted, type BrandChoice, type BrandField } from '../brand-field.ts'
import { PickedSet, withPicked, type Picked } from '../PickedSet/PickedSet.tsx'

interface BrandSetProps {
  label: string
  brands: readonly Picked[]
  onChange: (brands: readonly Picked[]) => void
  error: string | undefined
  brandField: (field: BrandField) => React.ReactNode
}

/** The brands that are sold: each that is picked joins them, and the field is free for the next. */
export function BrandSet({ label, brands, onChange, error, brandField }: BrandSetProps) {
  const [typed, setTyped] = useState<BrandChoice | null>(null)

  function pick(choice: BrandChoice | null) {
    if (choice?.id === undefined) return setTyped(choice)
    setTyped(null)
    onChange(withPicked(brands, { id: choice.id, name: choice.name }))
  }

  return (
    <PickedSet label={label} picked={brands} onChange={onChange}>
      {brandField({
        label,
        value: typed,
        onChange: pick,
        name: 'brandIds',
        error: typed ? unlisted : error,
        isRequired: false,
      })}
    </PickedSet>
  )
}
