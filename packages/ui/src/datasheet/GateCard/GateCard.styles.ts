import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px;
  border: 1px solid ${token('color', 'lineStrong')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Offer = styled.div`
  padding: ${token('space', 8)};

  > h2 {
    font-size: ${token('text', 20)};
    line-height: 28px;
  }
  > p {
    margin-top: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding: 20px ${token('space', 4)};
  }
`

export const Ways = styled.div`
  display: flex;
  gap: ${token('space', 2)};
  margin-top: 20px;

  > * {
    min-width: 104px;
  }
  ${media.phone} {
    > * {
      flex: 1;
      height: ${token('size', 'controlLg')};
    }
  }
`

/** The doubled class outweighs a sentence's margin. */
export const Instead = styled.p`
  && {
    margin-top: 20px;
    padding-top: ${token('space', 3)};
    border-top: 1px solid ${token('color', 'line')};
  }
  /* Links within a sentence are told by more than their colour. */
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

export const Rest = styled.div`
  padding: 26px ${token('space', 6)};
  border-left: 1px solid ${token('color', 'line')};

  > h3 {
    margin-bottom: 6px;
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space', 2)};
    padding: 5px 0;
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  li:last-child {
    border: 0;
  }
  ${media.phone} {
    padding: ${token('space', 4)};
    border-top: 1px solid ${token('color', 'line')};
    border-left: 0;
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Page = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 18px ${token('font', 'mono')};
`
