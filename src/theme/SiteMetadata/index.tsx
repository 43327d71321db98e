// Wraps the original: adds the link to the page's Markdown twin (see src/outputs/twins), which the
// theme does not know and which has to follow every navigation.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SiteMetadata from '@theme-original/SiteMetadata';
import {markdownTwin} from '../../base/markdownTwin';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const twin = markdownTwin(pathname, useBaseUrl('/'));
  return (
    <>
      <SiteMetadata />
      {twin && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twin} />
        </Head>
      )}
    </>
  );
}
