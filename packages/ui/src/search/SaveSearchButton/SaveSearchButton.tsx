import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { SaveSearchDialogProps } from './SaveSearchDialog.tsx'
import { NotHereDialog } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

export interface SaveSearchButtonProps extends Pick<SaveSearchDialogProps, 'name' | 'note' | 'onSave'> {
  /**
   * What it says.
   *
   * @default '保存搜索'
   */
  label?: string
}

/** Few searches are kept: the dialog comes when it is asked for. */
const Dialog = onDemand(() => import('./SaveSearchDialog.tsx').then((module) => module.SaveSearchDialog), NotHereDialog)

/** Keeps a search with its filters, and the wish to hear of new results. */
export function SaveSearchButton({ label = '保存搜索', ...search }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onPress={() => (setOpen(true), setWasOpen(true))}>
        <Icon of={Bell} /> {label}
      </Button>
      {wasOpen && (
        <Suspense>
          <Dialog key={search.name} {...search} title={label} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
