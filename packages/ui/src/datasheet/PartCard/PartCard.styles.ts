import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Card = styled.article`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Head = styled.div`
  line-height: 24px;

  /* A number longer than the card goes on below; it is never cut. */
  > a,
  > a > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Maker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
`

export const Package = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Params = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  margin-top: 6px;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};

  &:empty {
    display: none;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;
  min-height: 28px;
  margin-top: ${token('space', 2)};
`

export const Actions = styled.span`
  display: inline-flex;
  gap: ${token('space', 1)};
  margin-left: auto;
`
