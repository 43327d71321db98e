import {expect, test} from 'vitest';
import {siteFences} from '../../support/samples';

/** Every sample that nothing checks. Whoever adds one adds it here, and so says that it has to be. */
const KNOWN = [
  'docs/apiReference/overview.mdx: ts, imports what the reader generates; a test generates and compiles it',
  'docs/mobileIntro.mdx: kotlin, needs the Android SDK',
  'docs/mobileIntro.mdx: kotlin, needs the Android SDK',
  'docs/mobileIntro.mdx: swift, needs the iOS SDK',
  'docs/mobileIntro.mdx: swift, needs the iOS SDK',
  'docs/virtualStadium/android/overview.mdx: kotlin, needs Gradle',
  'docs/virtualStadium/android/overview.mdx: kotlin, needs the Android SDK',
  'docs/virtualStadium/android/overview.mdx: kotlin, needs the Data SDK',
  'docs/virtualStadium/ios/overview.mdx: swift, needs the Swift toolchain',
  'docs/virtualStadium/ios/overview.mdx: swift, needs the iOS SDK',
  'docs/virtualStadium/sdk/overview.mdx: kotlin, needs the Data SDK',
  'src/pages/markdown-page.mdx: kotlin, no Kotlin compiler in the build',
  'src/pages/markdown-page.mdx: python, no Python in the build',
  'src/pages/markdown-page.mdx: swift, no Swift compiler in the build',
];

test('no sample but the known ones is unchecked', () => {
  const found = siteFences()
    .filter(({meta}) => meta.unchecked !== null)
    .map(({file, language, meta}) => `${file}: ${language}, ${meta.unchecked}`);
  expect(found.sort()).toEqual(KNOWN);
});
