import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { nonEmptyWords, rangeText } from './chips.ts'
import * as S from './FilterBar.styles.ts'
import { Folded } from './Folded.tsx'
import { Options } from './Options.tsx'
import { Range } from './Range.tsx'
import { rangeOf, textOf, wordsOf, type FilterField, type FilterValue } from './types.ts'
import { useTyped } from './useTyped.ts'

export interface FieldProps<K extends FilterField['kind'] = FilterField['kind']> {
  field: Extract<FilterField, { kind: K }>
  value: FilterValue
  onChange: (value: FilterValue) => void
  /** On the line labels stand in the fields, and what is large is folded away. */
  place: 'line' | 'drawer'
}

/** The option that filters nothing. */
const any = 'any'

/** One filter, as its kind asks. */
export function Field({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <Text {...props} field={field} />
    case 'switch':
      return <Toggle {...props} field={field} />
    case 'range':
      return <Ends {...props} field={field} />
    default:
      return field.kind === 'select' ? <One {...props} field={field} /> : <Several {...props} field={field} />
  }
}

function Text({ field: { name, label, placeholder }, value, onChange, place }: FieldProps<'text'>) {
  const typed = useTyped(textOf(value, name), (text) => onChange({ ...value, [name]: text.trim() || undefined }))

  return (
    <S.Text data-place={place}>
      <TextField
        name={name}
        label={label}
        isLabelHidden={place === 'line'}
        placeholder={placeholder ?? label}
        {...typed}
      />
    </S.Text>
  )
}

const Toggle = ({ field: { name, label }, value, onChange }: FieldProps<'switch'>) => (
  <Switch isSelected={value[name] === true} onChange={(isOn) => onChange({ ...value, [name]: isOn || undefined })}>
    {label}
  </Switch>
)

const One = ({ field, value, onChange, place }: FieldProps<'select' | 'multi'>) => (
  <S.One data-place={place}>
    <Select
      label={field.label}
      isLabelHidden={place === 'line'}
      placeholder={field.label}
      options={[{ value: any, label: `不限${field.label}` }, ...field.options]}
      value={textOf(value, field.name) || null}
      onChange={(next) => onChange({ ...value, [field.name]: next === any ? undefined : next })}
    />
  </S.One>
)

function Several({ field, value, onChange, place }: FieldProps<'select' | 'multi'>) {
  const words = wordsOf(value, field.name)

  return (
    <Folded label={field.label} place={place} summary={words.length > 0 ? String(words.length) : ''}>
      <Options
        label={field.label}
        options={field.options}
        words={words}
        onChange={(next) => onChange({ ...value, [field.name]: nonEmptyWords(next) })}
      />
    </Folded>
  )
}

function Ends({ field, value, onChange, place }: FieldProps<'range'>) {
  const range = rangeOf(value, field.name)

  return (
    <Folded label={field.label} place={place} summary={rangeText(range, field.unit)}>
      <Range
        unit={field.unit}
        range={range}
        onChange={(next) => onChange({ ...value, [field.name]: next.from || next.to ? next : undefined })}
      />
    </Folded>
  )
}
