import { Suspense } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { AddForm, type AddFormProps } from './AddForm.tsx'
import type { ClaimFormProps } from './ClaimForm.tsx'
import type { EditFormProps } from './EditForm.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** Files and formatted text come with them: most who add a brand claim none. */
const ClaimForm = onDemand(() => import('./ClaimForm.tsx').then((module) => module.ClaimForm))
const EditForm = onDemand(() => import('./EditForm.tsx').then((module) => module.EditForm))

type Mode =
  | ({ mode: 'add' } & Omit<AddFormProps, 'onDone'>)
  | ({ mode: 'claim' } & Omit<ClaimFormProps, 'onDone'>)
  | ({ mode: 'edit' } & Omit<EditFormProps, 'onDone'>)

/** What is to be done with a brand, and with which. */
export type BrandDialogProps = Mode & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Proposes a brand that the library does not have, claims one for the enterprise that makes its parts, or edits it. */
export function BrandDialog({ isOpen, onOpenChange, ...mode }: BrandDialogProps) {
  return (
    <Dialog {...headOf(mode)} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Suspense fallback={<Skeleton shape="text" count={4} />}>
        <Body {...mode} onDone={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}

function headOf(mode: Mode): { title: string; subtitle: string } {
  if (mode.mode === 'add') return { title: '新增品牌', subtitle: '审核通过后，所有人都能选择它。' }
  const subtitle = mode.brand.fullName
  return { title: mode.mode === 'claim' ? '认领品牌' : '编辑品牌', subtitle }
}

function Body(mode: Mode & { onDone: () => void }) {
  if (mode.mode === 'add') return <AddForm {...mode} />
  return mode.mode === 'claim' ? <ClaimForm {...mode} /> : <EditForm {...mode} />
}
