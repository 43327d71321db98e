// Wraps the original: the start page has the window from edge to edge, without the original's column
// and without a date.
import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function MDXPageWrapper(props: Props): ReactNode {
  const {content: Content} = props;
  const {title, description, permalink} = Content.metadata;
  if (permalink !== useBaseUrl('/')) {
    return <MDXPage {...props} />;
  }
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <main>
          <MDXContent>
            <Content />
          </MDXContent>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
