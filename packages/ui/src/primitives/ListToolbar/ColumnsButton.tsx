import { Columns3 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './ListToolbar.styles.ts'
import { NotHereDialog } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

export interface ColumnChoice {
  /** The columns there are; one that is `isFixed` cannot be taken away. */
  items: readonly { id: string; header: string; isFixed?: boolean }[]
  /** Those that are not shown. */
  hidden: ReadonlySet<string>
  onChange: (hidden: Set<string>) => void
}

/** Few lists are set up anew: the menu comes when it is asked for. */
const ColumnsMenu = onDemand(() => import('./ColumnsMenu.tsx').then((module) => module.ColumnsMenu), NotHereDialog)

/** Says how many of the columns are shown, and lets one choose them. */
export function ColumnsButton(choice: ColumnChoice) {
  const { items, hidden } = choice
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const shown = items.filter(({ id }) => !hidden.has(id)).length

  return (
    <>
      <Button
        ref={trigger}
        size="sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => {
          setOpen(!isOpen)
          setWasOpen(true)
        }}
      >
        <Icon of={Columns3} /> 列
        <S.Count>
          {shown}/{items.length}
        </S.Count>
      </Button>
      {wasOpen && (
        <Suspense>
          <ColumnsMenu {...choice} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
