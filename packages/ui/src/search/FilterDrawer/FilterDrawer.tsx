import { formatCount } from '@xinpu/sdk/format'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './FilterDrawer.styles.ts'
import { NotHereDialog } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

export interface FilterDrawerProps {
  /** How many filters are on. */
  narrowed: number
  /** How many rows are left; told on the button that closes it. */
  total: number
  /** The list without any filter. */
  clearHref: Href
  /** The filters, one under the other. */
  children: React.ReactNode
}

/** What a drawer is once it is open: the few lines that wait for its opening are not worth their bytes in this list. */
const Drawer = onDemand(
  () => import('../../primitives/Drawer/OpenDrawer.tsx').then((module) => module.OpenDrawer),
  NotHereDialog,
)

/** The filters of a list behind a button, where there is no room beside it: under 1024 px. */
export function FilterDrawer({ narrowed, total, clearHref, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => (setOpen(true), setWasOpen(true))

  return (
    <S.Opener>
      <Button aria-haspopup="dialog" onPress={open}>
        <Icon of={SlidersHorizontal} /> 筛选{narrowed > 0 && `(${narrowed})`}
      </Button>
      {wasOpen && (
        <Suspense>
          <Drawer
            title="筛选"
            side="bottom"
            isOpen={isOpen}
            onOpenChange={setOpen}
            footer={
              <S.Foot>
                <LinkButton href={clearHref}>清空</LinkButton>
                <Button tone="primary" onPress={() => setOpen(false)}>
                  查看 {formatCount(total)} 个型号
                </Button>
              </S.Foot>
            }
          >
            {children}
          </Drawer>
        </Suspense>
      )}
    </S.Opener>
  )
}
