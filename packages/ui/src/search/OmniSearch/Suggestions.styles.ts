import { Button as AriaButton, Link } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Pop = styled.div`
  position: absolute;
  z-index: 40;
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  max-height: min(70vh, 560px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6px 0;
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};
`

export const GroupTitle = styled.div`
  padding: ${token('space', 2)} ${token('space', 4)} ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

const option = css`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: 36px;
  padding: 0 ${token('space', 4)};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 14)};
  cursor: pointer;

  &:hover {
    text-decoration: none;
  }
  &[aria-selected='true'] {
    background: ${token('color', 'hoverRaised')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Option = styled(Link)`
  ${option}
  ${media.phone} {
    flex-wrap: wrap;
    align-content: center;
    gap: 0 ${token('space', 3)};
    padding-block: 6px;
    line-height: 20px;
  }
`

export const Detail = styled.span`
  display: flex;
  gap: ${token('space', 3)};
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: nowrap;

  ${media.phone} {
    justify-content: space-between;
    width: 100%;
    margin-left: 0;
  }
`

export const Count = styled.span`
  min-width: 56px;
  font-family: ${token('font', 'mono')};
  text-align: right;
`

export const PopHead = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${token('space', 2)} ${token('space', 4)} ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const TextButton = styled(AriaButton)`
  color: ${token('color', 'link')};

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

/** Words at the left, their crosses at the right: a list of options may hold no buttons. */
export const Past = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`

export const PastText = styled.div`
  ${option}
  height: 36px;
  padding-right: 0;

  > svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.touch} {
    height: 44px;
  }
`

export const Forget = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 36px;
  color: ${token('color', 'inkQuiet')};

  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
    color: ${token('color', 'ink')};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  ${media.touch} {
    height: 44px;
  }
`
