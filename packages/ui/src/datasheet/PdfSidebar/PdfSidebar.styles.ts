import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'

/** What is chosen reaches 10 px out to the left, where its copper edge stands. In a drawer it lies on the drawer's ground. */
export const Root = styled.div`
  --ground: ${token('color', 'canvas')};
  min-width: 0;
  padding: 0 20px 0 10px;
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};

  [role='dialog'] & {
    --ground: ${token('color', 'raised')};
    margin-inline: -10px;
    padding-inline: 10px;
  }
`

export const Find = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  padding: ${token('space', 2)} 0 ${token('space', 1)};
  background: var(--ground);

  > * {
    grid-template-columns: minmax(0, 1fr);
  }
  input {
    padding-inline: ${token('space', 1)};
    font-family: ${token('font', 'mono')};
  }
  input::placeholder {
    font-family: ${token('font', 'han')};
  }
  /* The glass stands where the text of other fields begins. */
  span:has(> svg):first-child {
    padding-left: 10px;
    color: ${token('color', 'inkQuiet')};
  }
  button {
    width: 24px;
  }
`

export const Position = styled.span`
  padding-inline: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 1 ${token('font', 'mono')};
`

/** Three tabs share the width. */
export const Tabs = styled.div`
  [role='tablist'] {
    position: sticky;
    top: 48px;
    z-index: 2;
    margin-inline: 0;
    background-color: var(--ground);
    background-position: 0 100%;
    background-size: 100% 1px;
  }
  [role='tab'] {
    flex: 1;
    justify-content: center;
    height: 40px;
    padding: 0 ${token('space', 1)};
    font-size: ${token('text', 13)};
  }
  [role='tab'][data-selected]::after {
    inset-inline: ${token('space', 1)};
  }
  [role='tabpanel'] {
    padding: ${token('space', 2)} 0 ${token('space', 8)};
  }
`

export const Nothing = styled.p`
  padding-top: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  line-height: 20px;
`

export const Sum = styled.p`
  color: ${token('color', 'inkQuiet')};

  b,
  span {
    font-family: ${token('font', 'mono')};
  }
  b {
    color: ${token('color', 'ink')};
  }
`

export const HitHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space', 2)};
  padding: 14px 0 6px;
  border-bottom: 1px solid ${token('color', 'lineStrong')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 16px;

  > b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 13)} / 18px ${token('font', 'mono')};
  }
  > svg {
    flex: none;
    align-self: center;
  }
`

export const Chapter = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Count = styled.span`
  font-family: ${token('font', 'mono')};
`

/** A line that leads to a page. */
const line = css`
  width: calc(100% + 10px);
  margin-left: -10px;
  padding-left: 10px;
  color: ${token('color', 'ink')};
  text-align: left;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hover')};
    }
  }
  &[aria-current] {
    background: ${token('color', 'accentWash')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Hit = styled(BareButton)`
  ${line}
  display: block;
  padding-block: ${token('space', 2)} 9px;
  border-bottom: 1px solid ${token('color', 'line')};
  line-height: 19px;
  overflow-wrap: anywhere;
`

export const Chapters = styled(BareButton)`
  ${line}
  display: flex;
  align-items: baseline;
  gap: ${token('space', 2)};
  min-height: 28px;
  padding-block: ${token('space', 1)};
  padding-right: ${token('space', 2)};
  line-height: 20px;

  &[data-level='2'] {
    padding-left: 38px;
  }
  &[data-level='3'] {
    padding-left: 54px;
  }
  &[data-level='4'] {
    padding-left: 70px;
  }
  &[data-locked] {
    color: ${token('color', 'inkQuiet')};
  }
  &[aria-current] {
    font-weight: 600;
  }
`

export const Number = styled.span`
  flex: none;
  min-width: 20px;
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 20px ${token('font', 'mono')};
`

export const Page = styled.span`
  margin-left: auto;
  padding-left: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 20px ${token('font', 'mono')};
`
