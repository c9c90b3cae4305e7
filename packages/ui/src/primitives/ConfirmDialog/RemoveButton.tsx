import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { refusalOf } from '../Form/refusal.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface RemoveButtonProps {
  /** What is deleted: 评论, 留言. */
  noun: string
  remove: () => Promise<unknown>
  /** What goes with it. */
  children: React.ReactNode
}

/** Deletes what somebody said, once that is confirmed. */
export function RemoveButton({ noun, remove, children }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" size="sm" onPress={() => setAsking(true)}>
        删除
      </Button>
      <ConfirmDialog
        title={`删除这条${noun}`}
        verb={`删除${noun}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={remove}
        failureOf={(error) => refusalOf(error, '没有删除，请再试一次')}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
