import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../Link/BareLink.tsx'

const tight = '@container (max-width: 559px)'

export const Root = styled.nav`
  width: 100%;
  min-width: 0;
  container-type: inline-size;
  font-size: ${token('text', 13)};
`

/** By the room there is, not by the window. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};
`

export const Total = styled.div`
  margin-right: auto;
  color: ${token('color', 'inkQuiet')};

  ${tight} {
    width: 100%;
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)};

  ${tight} {
    justify-content: space-between;
    width: 100%;
    gap: 0;
  }
  @container (max-width: 399px) {
    > [data-far] {
      display: none;
    }
    /* What left is told by a gap. */
    > [data-far] + li:not([data-far]):has(a, [aria-current]) {
      display: flex;
      align-items: center;

      &::before {
        content: '…' / '';
        padding-right: ${token('space', 3)};
        color: ${token('color', 'inkQuiet')};
      }
    }
  }
`

const step = css`
  display: grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  padding: 0 ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  font-family: ${token('font', 'mono')};

  ${tight} {
    min-width: 28px;
    height: 36px;
    padding: 0 ${token('space', 1)};
  }
`

export const PageLink = styled(BareLink)`
  ${step}
  color: ${token('color', 'ink')};
  text-decoration: none;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
      text-decoration: none;
    }
  }
  &[data-disabled] {
    color: ${token('color', 'inkFaint')};
  }
  &[aria-current] {
    font-weight: 600;
    box-shadow: inset 0 -2px 0 ${token('color', 'accent')};
    border-radius: 0;
  }
`

export const Current = styled.span`
  ${step}
  background: ${token('color', 'ink')};
  color: ${token('color', 'surface')};
  font-weight: 600;
`

export const Gap = styled.span`
  ${step}
  color: ${token('color', 'inkQuiet')};
`

export const Turn = styled.li`
  > a,
  > span {
    padding: 0;
  }
`

export const Sizes = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
`

export const Jump = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token('color', 'inkQuiet')};

  > input {
    width: 52px;
    height: 32px;
    padding: 0 ${token('space', 2)};
    border: 1px solid ${token('color', 'lineControl')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'ink')};
    font: 400 ${token('text', 13)} / 1 ${token('font', 'mono')};
    text-align: right;
  }
  > input:focus {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -1px;
  }
  ${tight} {
    display: none;
  }
`
