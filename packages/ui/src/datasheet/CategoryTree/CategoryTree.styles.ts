import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${token('space', 6)};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    column-gap: 20px;
  }
`

export const Symbol = styled.span`
  grid-row: 1 / span 2;
  align-self: center;
  color: ${token('color', 'inkQuiet')};
  transition: color ${token('motion', 'fast')} ${token('motion', 'ease')};

  ${media.phone} {
    grid-row: 1;

    > svg {
      width: 24px;
      height: 24px;
    }
  }
`

export const Cell = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: 14px;
  align-content: center;
  height: 76px;
  border-top: 1px solid ${token('color', 'line')};

  /* The first row stands on the section's own rule. */
  &:nth-child(-n + 3) {
    border-top-color: transparent;
  }
  &:hover > ${Symbol} {
    color: ${token('color', 'accent')};
  }
  ${media.belowDesktop} {
    &:nth-child(3) {
      border-top-color: ${token('color', 'line')};
    }
  }
  ${media.phone} {
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 10px;
    height: 56px;

    /* The rest is one tap away, behind 全部分类. */
    &:nth-child(n + 13) {
      display: none;
    }
  }
`

export const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space', 2)};
  min-width: 0;
  /* Two links below each other: each is 24 px high, as WCAG 2.5.8 asks. */
  line-height: 24px;

  ${media.phone} {
    display: block;
    line-height: 20px;
  }
`

export const Name = styled(BareLink)`
  color: ${token('color', 'ink')};
  font-weight: 600;
  white-space: nowrap;
`

export const Count = styled.span`
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};

  ${media.phone} {
    display: block;
    line-height: 16px;
  }
`

/** One line: a name that does not fit whole wraps away and is not shown. */
export const Children = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  height: 24px;
  overflow: hidden;
  font-size: ${token('text', 13)};
  line-height: 24px;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
`

export const Child = styled(BareLink)`
  color: ${token('color', 'inkQuiet')};

  ${media.hover} {
    &:hover {
      color: ${token('color', 'link')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Index = styled.div`
  display: grid;
  gap: ${token('space', 8)};
`

export const IndexHead = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  padding-block: ${token('space', 2)};
  border-top: 1px solid ${token('color', 'rule')};
  font-size: ${token('text', 16)};
  line-height: 24px;

  > svg {
    color: ${token('color', 'inkQuiet')};
  }
`

export const Leaves = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(224px, 1fr));
  column-gap: ${token('space', 6)};

  > li {
    display: flex;
    align-items: center;
    gap: ${token('space', 2)};
    min-height: 36px;
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > li {
      min-height: 44px;
    }
  }
`
