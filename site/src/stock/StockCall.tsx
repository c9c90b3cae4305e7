import type { StockVO } from '@xinpu/sdk/types'
import { Button, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'

const StockCallDialog = onDemand(
  () => import('./StockCallDialog.tsx').then((module) => module.StockCallDialog),
  NotHereDialog,
)

/** 询价: whom to call about a line, or a post that asks everybody. */
export function StockCall({ line }: { line: StockVO }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button size="sm" aria-label={`询价 ${line.model}`} onPress={() => setOpen(true)}>
        询价
      </Button>
      {isOpen && (
        <Suspense>
          <StockCallDialog line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
