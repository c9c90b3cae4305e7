import { Button } from '../Button/Button.tsx'
import * as S from './FilterBar.styles.ts'
import type { FilterField } from './types.ts'

interface FilterLineProps {
  schema: readonly FilterField[]
  /** Where a form leads; without it, the line is none. */
  action: string | undefined
  children: React.ReactNode
}

/** The line of filters. Where it has an address it is a form, which works before scripts come and without them. */
export function FilterLine({ schema, action, children }: FilterLineProps) {
  if (action === undefined) return <S.Line>{children}</S.Line>
  const [path, query] = action.split('?')
  const isTyped = (name: string) => schema.some((field) => field.kind === 'text' && field.name === name)

  return (
    <S.Line as="form" action={path} onSubmit={(event: React.FormEvent) => event.preventDefault()}>
      {[...new URLSearchParams(query)]
        .filter(([name]) => !isTyped(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {children}
      <noscript>
        <Button type="submit">搜索</Button>
      </noscript>
    </S.Line>
  )
}
