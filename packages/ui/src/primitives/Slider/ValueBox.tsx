import { useState } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import { textOf, valueOf } from './slider-text.ts'

interface ValueBoxProps {
  label: string
  value: number
  unit: string | undefined
  isDisabled: boolean | undefined
  /** A value was typed, and done. */
  onDone: (value: number) => void
}

/** A value typed with its unit; what cannot be read is told, and stands until it is mended. */
export function ValueBox({ label, value, unit, isDisabled, onDone }: ValueBoxProps) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()

  const finish = () => {
    if (typed === undefined) return
    const read = valueOf(typed, unit)
    setError(read === null ? `看不懂‘${typed}’，请写成 ${textOf(value, unit)} 这样` : undefined)
    if (read === null) return
    setTyped(undefined)
    if (read !== value) onDone(read)
  }

  return (
    <TextField
      label={label}
      isLabelHidden
      size="sm"
      value={typed ?? textOf(value, unit)}
      onChange={setTyped}
      onEnter={finish}
      onBlur={finish}
      error={typed === undefined ? undefined : error}
      isDisabled={isDisabled}
    />
  )
}
