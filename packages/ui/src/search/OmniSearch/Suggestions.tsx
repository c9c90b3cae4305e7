/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: no <select> holds links and part numbers */
import { Clock, X } from 'lucide-react'
import { formatNumber } from '@xinpu/sdk/format'
import { Highlight } from '../../primitives/Highlight/Highlight.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { matchRanges } from '../match-ranges.ts'
import * as S from './Suggestions.styles.ts'
import type { BoxHint } from './OmniSearch.tsx'
import type { OmniBox } from './useOmniSearch.ts'

/** What floats under the box: suggestions of the typed text, or the history while nothing is typed. */
export function Suggestions({ box }: { box: OmniBox }) {
  return (
    // The text keeps the focus while the mouse chooses.
    <S.Pop onMouseDown={(event) => event.preventDefault()} onKeyDown={box.leaveList}>
      {box.past.length > 0 ? <History box={box} /> : <Hints box={box} />}
    </S.Pop>
  )
}

const Hints = ({ box }: { box: OmniBox }) => (
  <div role="listbox" id={box.listId} aria-label="联想">
    {box.shown.map((group, at) => (
      <div role="group" key={group.title} aria-labelledby={`${box.listId}-${at}`}>
        <S.GroupTitle role="presentation" id={`${box.listId}-${at}`}>
          {group.title}
        </S.GroupTitle>
        {group.items.map((hint) => (
          <Hint key={`${hint.type}-${hint.id}`} box={box} hint={hint} />
        ))}
      </div>
    ))}
  </div>
)

function Hint({ box, hint }: { box: OmniBox; hint: BoxHint }) {
  const { id, isActive, onHover } = box.optionProps(box.hintId(hint))
  const ranges = matchRanges(box.query, hint.name)

  return (
    <S.Option
      id={id}
      href={box.hrefOf(hint)}
      onPress={box.shut}
      onHoverStart={onHover}
      // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
      render={(props) => <a {...anchor(props)} role="option" aria-selected={isActive} tabIndex={-1} />}
    >
      {hint.type === 'model' ? (
        <PartNumber ranges={ranges}>{hint.name}</PartNumber>
      ) : (
        <span>
          <Highlight text={hint.name} ranges={ranges} />
        </span>
      )}
      <S.Detail>
        <span>{hint.detail}</span>
        {hint.count > 0 && <S.Count>{formatNumber(hint.count)}</S.Count>}
      </S.Detail>
    </S.Option>
  )
}

/** React Aria draws a link with an `href` as an anchor; its type allows for one without. */
const anchor = (props: object): React.ComponentPropsWithRef<'a'> => props

const History = ({ box }: { box: OmniBox }) => (
  <>
    <S.PopHead>
      <span id={`${box.listId}-past`}>搜索历史</span>
      {box.onClearHistory && <S.TextButton onPress={box.onClearHistory}>清空历史</S.TextButton>}
    </S.PopHead>
    <S.Past>
      <div role="listbox" id={box.listId} aria-labelledby={`${box.listId}-past`}>
        {box.past.map((text, at) => (
          <PastOption key={text} box={box} text={text} at={at} />
        ))}
      </div>
      {box.onForget && (
        <div>
          {box.past.map((text) => (
            <S.Forget key={text} aria-label={`删除历史 ${text}`} onPress={() => box.onForget?.(text)}>
              <Icon of={X} size={12} weight="bold" />
            </S.Forget>
          ))}
        </div>
      )}
    </S.Past>
  </>
)

function PastOption({ box, text, at }: { box: OmniBox; text: string; at: number }) {
  const { id, isActive, onHover } = box.optionProps(box.pastId(at))

  return (
    <S.PastText id={id} role="option" aria-selected={isActive} onClick={() => box.take(text)} onMouseMove={onHover}>
      <Icon of={Clock} />
      <span>{text}</span>
    </S.PastText>
  )
}
