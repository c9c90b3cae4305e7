import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { soon, soonBelow } from '../../primitives/Link/soon.ts'

type Layout = 'line' | 'grid'

const roots: Record<Layout, RuleSet> = {
  line: css`
    display: flex;
    align-items: stretch;
    gap: 2px;
    height: 100%;
    min-height: 44px;
  `,
  grid: css`
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
  `,
}

const items: Record<Layout, RuleSet> = {
  line: css`
    --side: 11px;
    ${soonBelow}
    padding: 0 var(--side);
    color: ${token('color', 'inkQuiet')};

    @media (max-width: 1279px) {
      --side: 9px;
    }
    ${media.hover} {
      &[href]:hover {
        color: ${token('color', 'ink')};
      }
    }
    /* The copper line lies on the hairline of the header. */
    &[aria-current]::before {
      content: '';
      position: absolute;
      left: var(--side);
      right: var(--side);
      bottom: -1px;
      height: 2px;
      background: ${token('color', 'accent')};
    }
  `,
  grid: css`
    ${soon}
    gap: ${token('space', 2)};
    min-height: 44px;
    padding: 0 20px;

    ${media.hover} {
      &[href]:hover {
        background: ${token('color', 'hoverRaised')};
      }
    }
    &[aria-current] {
      box-shadow: inset 2px 0 0 ${token('color', 'accent')};
    }
  `,
}

export const Root = styled.nav<{ $layout: Layout }>`
  ${({ $layout }) => roots[$layout]}
`

export const Item = styled(BareLink)<{ $layout: Layout }>`
  display: flex;
  align-items: center;
  color: ${token('color', 'ink')};
  white-space: nowrap;
  text-decoration: none;
  transition: color ${token('motion', 'fast')} ${token('motion', 'ease')};
  ${({ $layout }) => items[$layout]}

  &:hover {
    text-decoration: none;
  }
  &[aria-current] {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
