import { Suspense, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { refusalOf } from '../Form/refusal.ts'
import { NotHereDialog } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

export interface RemoveButtonProps {
  /** What is deleted: 评论, 留言. */
  noun: string
  remove: () => Promise<unknown>
  /** What goes with it. */
  children: React.ReactNode
}

/** Whoever reads deletes nothing: the dialog comes when it is asked for. */
const ConfirmDialog = onDemand(
  () => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
  NotHereDialog,
)

/** Deletes what somebody said, once that is confirmed. */
export function RemoveButton({ noun, remove, children }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" size="sm" onPress={() => setAsking(true)}>
        删除
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`删除这条${noun}`}
            verb={`删除${noun}`}
            isOpen
            onOpenChange={setAsking}
            confirm={remove}
            failureOf={(error) => refusalOf(error, '没有删除，请再试一次')}
          >
            {children}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
