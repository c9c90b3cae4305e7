import { mineExpiring, mineRenew } from '@xinpu/sdk/demand'
import { Button, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'

/** Renews the own posts that end soon, wherever that is told. */
export function RenewEnding({ onDone }: { onDone: () => unknown }) {
  const call = useCall()
  const act = useAct()
  const [isPending, setPending] = useState(false)

  async function renew() {
    const ids = (await call(mineExpiring, {})).demands.map(({ id }) => id)
    if (ids.length === 0) return void toast.info('没有三天内到期的供求')
    await act(mineRenew, { ids, validDays: 30 }, () => toast.success(`已续期 ${ids.length} 条，30 天`))
    await onDone()
  }

  const press = () => {
    setPending(true)
    void renew()
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有续期，请再试一次'))
      .finally(() => setPending(false))
  }

  return (
    <Button size="sm" isPending={isPending} onPress={press}>
      续期
    </Button>
  )
}
