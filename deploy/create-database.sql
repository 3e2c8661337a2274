-- Run it once, as the superuser, with your own password in the next statement.
-- One machine: sudo -u postgres psql < create-database.sql
-- Cluster, on the primary: psql -h 10.0.0.10 -p 5000 -U postgres -f create-database.sql
create role prepfeed login password 'change-me-prepfeed';
-- Settings that the server makes for each connection itself, except behind PgBouncer.
alter role prepfeed set statement_timeout = '5s';
alter role prepfeed set idle_in_transaction_session_timeout = '10s';
alter role prepfeed set jit = off;
create database prepfeed owner prepfeed;
