import { styled } from 'styled-components'
import { media, token } from '../theme/index.ts'
import { BareButton } from '../primitives/Button/BareButton.tsx'

export const Row = styled.li<{ $isChosen: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space', 3)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  line-height: 20px;
  ${({ $isChosen }) =>
    $isChosen &&
    `background: ${token('color', 'accentWash')};
     box-shadow: -8px 0 0 ${token('color', 'accentWash')}, 8px 0 0 ${token('color', 'accentWash')};`}
`

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Head = styled.div<{ $isRead: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 2)};
  font-weight: ${({ $isRead }) => ($isRead ? 400 : 600)};
`

/** Before the title, and a word after it: never colour alone. */
export const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${token('color', 'accent')};
`

export const Open = styled(BareButton)`
  color: inherit;
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      color: ${token('color', 'link')};
    }
  }
  ${media.touch} {
    min-height: 32px;
  }
`

export const Text = styled.p<{ $isOpen: boolean }>`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: pre-line;
  ${({ $isOpen }) =>
    !$isOpen &&
    `display: -webkit-box;
     overflow: hidden;
     -webkit-box-orient: vertical;
     -webkit-line-clamp: 2;`}
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
