import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Cards from '../components/Cards';
import WidgetDrawing from '../components/WidgetDrawing';
import {site} from '../site';
import Embed from './_embed.mdx';
import styles from './index.module.css';

const QUICK_START = '/docs/virtualStadium/web/widgets/virtualStadium/quickStart';
const MODULES = '/docs/virtualStadium/web/widgets/virtualStadium/modules';

const AREAS = [
  {
    to: '/docs/virtualStadium/overview',
    title: 'Virtual Stadium',
    text: 'For developers: load the widget, sign tokens, write the adapter, switch on modules, go live on web and mobile.',
  },
  {
    to: '/docs/moderationUi/overview',
    title: 'Moderation UI',
    text: 'For supervisors and moderators: set up brands, operators and channels, review messages, sanction users, read the logs.',
  },
  {
    to: '/docs/apiReference/overview',
    title: 'API',
    text: 'For back ends: create channels over REST. For everyone who writes code: every type of the contract, field by field.',
  },
];

const WIDGETS = [
  {
    to: QUICK_START,
    name: 'Match chat',
    text: 'the chat room of a match, with messages, reactions and match events',
  },
  {
    to: `${MODULES}/betShare`,
    name: 'Bet share',
    text: 'a user posts one of their own slips into the chat',
  },
  {
    to: `${MODULES}/copyBetButton`,
    name: 'Copy bet',
    text: 'hands a shared slip to your page, which decides what to do with it',
  },
  {
    to: `${MODULES}/betInsights`,
    name: 'Bet insights',
    text: 'trends and analytics for the event, before and during the match',
  },
  {
    to: `${MODULES}/flashBet`,
    name: 'Flash bet',
    text: 'a market that a live match event brings up, for a limited time',
  },
  {
    to: `${MODULES}/lmt`,
    name: 'Live match tracker',
    text: 'the course of the match in the header of the chat',
  },
  {
    to: `${MODULES}/contactSupportButton`,
    name: 'Contact support',
    text: 'a button that tells your page that a user asks for help',
  },
  {
    to: '/docs/virtualStadium/web/widgets/button/quickStart',
    name: 'Button',
    text: 'a small entry point that opens the chat',
  },
];

export default function Home(): ReactNode {
  return (
    <Layout
      title="Embed the chat, connect your data, run it"
      description="Documentation for the Virtual Stadium widget: embed the match chat, connect it to your betting data with an adapter, and run it from the Moderation UI."
    >
      <main>
        <div className={styles.hero}>
          <div className={styles.heroInner}>
            <Heading as="h1" className={styles.title}>
              {site.title}
            </Heading>
            <p className={styles.lead}>{site.tagline}</p>
            <div className={styles.actions}>
              <Link className="button button--primary button--lg" to={QUICK_START}>
                Put the widget on a page
              </Link>
              <Link className="button button--outline button--lg" to="/docs/moderationUi/overview">
                Run the chat in the Moderation UI
              </Link>
            </div>
          </div>
        </div>

        <div className={styles.section}>
          <div className={styles.show}>
            <div className={styles.code}>
              <Heading as="h2">What you write</Heading>
              <MDXContent>
                <Embed />
              </MDXContent>
              <p className={styles.note}>
                <Link to="/docs/virtualStadium/web/adapter/overview">The adapter</Link> answers the
                widget’s questions from your own data,{' '}
                <Link to="/docs/virtualStadium/authentication">the token</Link> says who is
                chatting, and <Link to="/docs/api/functions/onAction">onAction</Link> tells your
                page what they do.
              </p>
            </div>
            <div>
              <Heading as="h2">What appears</Heading>
              <WidgetDrawing />
            </div>
          </div>
        </div>

        <div className={styles.section}>
          <Heading as="h2">Three areas</Heading>
          <Cards cards={AREAS} />
        </div>

        <div className={styles.section}>
          <Heading as="h2">What each widget does</Heading>
          <ul className={styles.widgets}>
            {WIDGETS.map(({to, name, text}) => (
              <li key={to}>
                <Link to={to}>{name}</Link>: {text}
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Layout>
  );
}
