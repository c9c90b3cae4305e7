import type { ImSession, UserBrief } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

export interface HandOverDialogProps {
  session: ImSession
  /** Who sits at the desk. */
  colleagues: readonly UserBrief[] | 'loading' | ErrorStateProps
  /** Who hands it over. */
  userId: number
  onClose: () => void
  /** Gives the talk to somebody; rejects with the server's word. */
  assign: (keeperId: number) => Promise<unknown>
}

/** Hands a talk of the company's desk to a colleague, or takes it. */
export function HandOverDialog({ session, colleagues, userId, onClose, assign }: HandOverDialogProps) {
  const keeper = session.desk?.keeper?.id
  const [chosen, setChosen] = useState<string | null>(null)

  return (
    <Dialog title="转给同事" subtitle={`与${session.peer.nickName}的会话`} isOpen onOpenChange={onClose}>
      {colleagues === 'loading' && <Skeleton shape="row" count={3} />}
      {typeof colleagues === 'object' && 'kind' in colleagues && <ErrorState {...colleagues} />}
      {Array.isArray(colleagues) && (
        <Form
          label="转给同事"
          submitLabel="转交"
          faults={chosen === null ? [{ field: 'keeperId', message: '请选择同事' }] : []}
          onSubmit={async () => {
            await assign(Number(chosen))
            onClose()
          }}
          actions={<Button onPress={onClose}>取消</Button>}
        >
          {(errorOf) => (
            <RadioGroup
              label="谁来接待"
              name="keeperId"
              isRequired
              options={optionsOf(colleagues, { keeper, userId })}
              value={chosen}
              onChange={setChosen}
              error={errorOf('keeperId')}
            />
          )}
        </Form>
      )}
    </Dialog>
  )
}

const optionsOf = (
  colleagues: readonly UserBrief[],
  { keeper, userId }: { keeper: number | undefined; userId: number },
) =>
  colleagues.map(({ id, nickName }) => ({
    value: String(id),
    label: id === userId ? `${nickName}（我）` : nickName,
    ...(id === keeper && { detail: '正在接待', isDisabled: true }),
  }))
