import type { TraderVO } from '@xinpu/sdk/types'
import { Button, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'

const TraderDrawer = onDemand(() => import('./TraderDrawer.tsx').then((module) => module.TraderDrawer), NotHereDialog)

/** Opens a trader beside the list. */
export function TraderLook({ trader }: { trader: TraderVO }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button size="sm" aria-label={`查看 ${trader.name} 的库存与联系人`} onPress={() => setOpen(true)}>
        库存与联系
      </Button>
      {isOpen && (
        <Suspense>
          <TraderDrawer trader={trader} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
