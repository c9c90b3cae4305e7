import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Root = styled.nav`
  display: grid;
  grid-auto-rows: 1fr;
  border-left: 1px solid ${token('color', 'line')};

  ${media.belowDesktop} {
    grid-auto-rows: auto;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'card')};
  }
`

export const Title = styled.span`
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 24px;

  ${media.phone} {
    font-size: ${token('text', 14)};
    line-height: 20px;
  }
`

export const Why = styled.span`
  grid-column: 2;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  ${media.phone} {
    display: none;
  }
`

export const Door = styled(BareLink)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 16px;
  column-gap: ${token('space', 4)};
  align-content: center;
  min-height: 80px;
  padding: ${token('space', 3)} 0 ${token('space', 3)} ${token('space', 8)};
  color: inherit;

  & + & {
    border-top: 1px solid ${token('color', 'line')};
  }
  &:hover {
    text-decoration: none;
  }
  &[aria-disabled] {
    cursor: default;

    > ${Title} {
      color: ${token('color', 'inkQuiet')};
    }
    > ${Title}::after {
      content: '未开放';
      margin-left: ${token('space', 2)};
      font-size: ${token('text', 12)};
      font-weight: 400;
      white-space: nowrap;

      ${media.phone} {
        display: block;
        margin: 0;
      }
    }
    > svg:last-child {
      visibility: hidden;
    }
  }
  > svg:first-child {
    grid-row: 1 / span 2;
    margin-top: 1px;
    color: ${token('color', 'inkQuiet')};
  }
  > svg:last-child {
    grid-row: 1 / span 2;
    grid-column: 3;
    align-self: center;
    color: ${token('color', 'inkFaint')};
  }
  ${media.hover} {
    &[href]:hover > svg,
    &[href]:hover > ${Title} {
      color: ${token('color', 'accent')};
    }
  }
  ${media.belowDesktop} {
    padding: ${token('space', 3)} ${token('space', 4)};

    & + & {
      border-top: 0;
      border-left: 1px solid ${token('color', 'line')};
    }
    > svg:last-child {
      display: none;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    min-height: 0;
    padding: ${token('space', 3)} ${token('space', 1)} 10px;
    text-align: center;

    > svg:first-child {
      grid-row: auto;
      margin-bottom: ${token('space', 1)};
    }
  }
`
