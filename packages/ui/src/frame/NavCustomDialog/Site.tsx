import { GripVertical, TriangleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button as Grip } from 'react-aria-components'
import { TriggerButton } from '../../primitives/Button/TriggerButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { isWebAddress } from '../web-address.ts'
import type { DraftSite } from './nav-draft.ts'
import * as S from './NavCustomDialog.styles.ts'

interface SiteProps {
  line: DraftSite
  /** Its place in the list, from 0. */
  at: number
  /** The last place of the list. */
  last: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onRestore: () => void
}

/** One site of a list: where it stands, what it is called, and how to be rid of it. */
export function Site({ line, onRemove, onRestore, ...moves }: SiteProps) {
  const { site, isRemoved } = line
  /** The button that was pressed is gone: its opposite takes the focus. */
  const [isTouched, setIsTouched] = useState(false)
  const touch = (act: () => void) => () => {
    setIsTouched(true)
    act()
  }

  return (
    <S.Row $isRemoved={isRemoved}>
      <Grip slot="drag" aria-label={`拖动“${site.name}”`}>
        <Icon of={GripVertical} />
      </Grip>
      {isRemoved ? (
        <>
          <span>已移除“{site.name}”</span>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the pressed button stood */}
          <S.Undo autoFocus={isTouched} aria-label={`撤销移除“${site.name}”`} onPress={touch(onRestore)}>
            撤销
          </S.Undo>
        </>
      ) : (
        <>
          <S.What>
            <S.Name>{site.name}</S.Name>
            <S.Address>{site.url}</S.Address>
            {!isWebAddress(site.url) && <NotOfTheWeb />}
          </S.What>
          <S.Moves>
            <Moves name={site.name} {...moves} />
            <TriggerButton
              tone="quiet"
              size="sm"
              shape="icon"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the pressed button stood
              autoFocus={isTouched}
              aria-label={`删除“${site.name}”`}
              onPress={touch(onRemove)}
            >
              <Icon of={X} />
            </TriggerButton>
          </S.Moves>
        </>
      )}
    </S.Row>
  )
}

/** One place up, one place down: at an end the other one has the focus, not a button that is off. */
function Moves({ name, at, last, onMove }: { name: string } & Pick<SiteProps, 'at' | 'last' | 'onMove'>) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const move = (by: -1 | 1) => {
    if (at + by === 0) down.current?.focus()
    if (at + by === last) up.current?.focus()
    onMove(by)
  }

  return (
    <>
      <TriggerButton
        ref={up}
        tone="quiet"
        size="sm"
        aria-label={`上移“${name}”`}
        isDisabled={at === 0}
        onPress={() => move(-1)}
      >
        上移
      </TriggerButton>
      <TriggerButton
        ref={down}
        tone="quiet"
        size="sm"
        aria-label={`下移“${name}”`}
        isDisabled={at === last}
        onPress={() => move(1)}
      >
        下移
      </TriggerButton>
    </>
  )
}

/** Kept as it was typed, never made a link. */
export const NotOfTheWeb = () => (
  <S.Hint>
    <Icon of={TriangleAlert} size={14} />
    此网址打不开，请以 https:// 开头
  </S.Hint>
)
