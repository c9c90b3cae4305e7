import { Link, Tab as AriaTab, TabList as AriaTabList, TabPanel } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** The rule is drawn inside, so that a scroller does not cut the copper line that sits on it. */
const list = css`
  display: flex;
  gap: ${token('space', 1)};
  margin-inline: -12px;
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(${token('color', 'line')} 0 0) no-repeat 12px 100% / calc(100% - 24px) 1px;

  &::-webkit-scrollbar {
    display: none;
  }
`

const tab = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 44px;
  padding: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 14)};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline-offset: -2px;

  &:hover {
    color: ${token('color', 'ink')};
    text-decoration: none;
  }
  &[data-selected],
  &[aria-current] {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  &[data-selected]::after,
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto ${token('space', 3)} 0;
    height: 2px;
    background: ${token('color', 'accent')};
  }
`

export const LinkList = styled.ul`
  ${list}
`

export const TabLink = styled(Link)`
  ${tab}
`

export const TabList = styled(AriaTabList)`
  ${list}
`

export const Tab = styled(AriaTab)`
  ${tab}
`

export const Panel = styled(TabPanel)`
  padding-top: ${token('space', 4)};
  outline-offset: 2px;
`

/** Keeps the room of its bold self: choosing a tab moves no other. */
export const Label = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`
